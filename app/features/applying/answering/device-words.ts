import { type DeviceWords, deviceWords as en } from "../../../words/en/answering/device";
import { deviceWords as es } from "../../../words/es/answering/device";
import { deviceWords as fr } from "../../../words/fr/answering/device";
import type { PageLocale } from "../applications/locale";

export const deviceWords: Record<PageLocale, DeviceWords> = { en, es, fr };
