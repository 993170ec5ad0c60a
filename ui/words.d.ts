declare module "words" {
  export const catalogues: Record<string, Record<string, string>>;
}
declare module "*.trf" {
  const text: string;
  export default text;
}
