/** The languages that have a catalogue: the house's code, as it stands in the `language` header, to the BCP 47 tag. */
export const languages = { EN: 'en' } as const
export type Language = keyof typeof languages
export type Locale = (typeof languages)[Language]

export const defaultLanguage: Language = 'EN'

/** The tag of a language code; an unknown or missing code reads as the default language. */
export function localeOf(code: string | undefined): Locale {
  return languages[code as Language] ?? languages[defaultLanguage]
}
