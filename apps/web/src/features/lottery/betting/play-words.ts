// SPDX-License-Identifier: Apache-2.0
import { createPlayWords } from '@tessera/texts/play-words'
import { t } from '../../../shared/texts/texts.ts'

/** What plays, sides, prizes and picks are called on this page. */
export const { playName, sideName, tierName, pickName } = createPlayWords(t)
