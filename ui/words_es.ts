// The words of the scripts in one language; a page in it fetches them before its own script.
import { es } from "words";

(window as { rondaWords?: Record<string, string> }).rondaWords = es;
