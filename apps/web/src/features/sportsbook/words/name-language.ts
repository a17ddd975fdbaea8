// SPDX-License-Identifier: Apache-2.0
import { languages } from '@tessera/texts/languages'
import { language } from '../../../shared/texts/texts.ts'

/** The language in which the calls of the sportsbook answer names. */
export const nameLanguage = (): string => languages[language].tag
