// SPDX-License-Identifier: Apache-2.0
/** The choice of the language. */
export const languageTexts = {
  'language.title': 'Language',
  'language.button': 'Language: {name}',
  'language.search': 'Find a language',
  'language.list': 'Languages',
  'language.none': 'No matching language',
} as const
