// SPDX-License-Identifier: Apache-2.0
import { isGameFeature, isGameTheme } from '@tessera/rules/games/tags'
import { t } from '../texts/texts.ts'

/**
 * What a game is about, in words; a theme that has no name in the languages of the platform is shown as it is
 * called.
 */
export function themeName(key: string): string {
  return isGameTheme(key) ? t(`games.theme.${key}`) : readable(key)
}

/** What a game can do, in words. */
export function featureName(key: string): string {
  return isGameFeature(key) ? t(`games.feature.${key}`) : readable(key)
}

const readable = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)
