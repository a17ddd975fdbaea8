// SPDX-License-Identifier: Apache-2.0
import { isGameFeature, isGameTheme } from '@tessera/rules/games/tags'
import { t } from '../texts/texts.ts'

/** A game's theme in words; a theme without a translation is shown by its key. */
export function themeName(key: string): string {
  return isGameTheme(key) ? t(`games.theme.${key}`) : readable(key)
}

/** A game's feature in words. */
export function featureName(key: string): string {
  return isGameFeature(key) ? t(`games.feature.${key}`) : readable(key)
}

const readable = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)
