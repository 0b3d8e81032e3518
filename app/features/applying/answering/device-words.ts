import type { PageLocale } from "../../../kernel/page-locale";
import { type DeviceWords, deviceWords as en } from "../../../words/en/answering/device";
import { deviceWords as es } from "../../../words/es/answering/device";
import { deviceWords as fr } from "../../../words/fr/answering/device";

export const deviceWords: Record<PageLocale, DeviceWords> = { en, es, fr };
