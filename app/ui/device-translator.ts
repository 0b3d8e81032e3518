/** The browser's own translator, which works on the device. Chromium alone has it: https://developer.mozilla.org/docs/Web/API/Translator */
type Pair = { sourceLanguage: string; targetLanguage: string };
type DeviceTranslator = { translate(text: string): Promise<string>; destroy(): void };
type TranslatorApi = {
  availability(pair: Pair): Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  create(pair: Pair): Promise<DeviceTranslator>;
};

function translatorApi(): TranslatorApi | null {
  return "Translator" in self ? (self.Translator as TranslatorApi) : null;
}

/** Whether this browser can translate from one language into the other, now or after it has fetched what it needs. */
export async function canTranslate(from: string, to: string): Promise<boolean> {
  try {
    const found = await translatorApi()?.availability({ sourceLanguage: from, targetLanguage: to });
    return found !== undefined && found !== "unavailable";
  } catch {
    return false;
  }
}

/** Null when the browser could not. To be called by a press: without one it fetches nothing. */
export async function translateOnDevice(text: string, from: string, to: string): Promise<string | null> {
  try {
    const translator = await translatorApi()?.create({ sourceLanguage: from, targetLanguage: to });
    const translated = await translator?.translate(text);
    translator?.destroy();
    return translated ?? null;
  } catch {
    return null;
  }
}
