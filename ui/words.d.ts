declare module "words" {
  export const languages: string[];
  export const texts: Record<string, string[]>; // by the English text, in the order of the languages
  export const es: Record<string, string>;
  export const cs: Record<string, string>;
}
declare module "*.trf" {
  const text: string;
  export default text;
}
