declare module "words" {
  export const catalogues: Record<string, Record<string, string>>;
}
