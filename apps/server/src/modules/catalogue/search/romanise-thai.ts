// SPDX-License-Identifier: Apache-2.0
const initials: Record<string, string> = {
  ก: 'k',
  ข: 'kh',
  ฃ: 'kh',
  ค: 'kh',
  ฅ: 'kh',
  ฆ: 'kh',
  ง: 'ng',
  จ: 'ch',
  ฉ: 'ch',
  ช: 'ch',
  ซ: 's',
  ฌ: 'ch',
  ญ: 'y',
  ฎ: 'd',
  ฏ: 't',
  ฐ: 'th',
  ฑ: 'th',
  ฒ: 'th',
  ณ: 'n',
  ด: 'd',
  ต: 't',
  ถ: 'th',
  ท: 'th',
  ธ: 'th',
  น: 'n',
  บ: 'b',
  ป: 'p',
  ผ: 'ph',
  ฝ: 'f',
  พ: 'ph',
  ฟ: 'f',
  ภ: 'ph',
  ม: 'm',
  ย: 'y',
  ร: 'r',
  ล: 'l',
  ว: 'w',
  ศ: 's',
  ษ: 's',
  ส: 's',
  ห: 'h',
  ฬ: 'l',
  อ: '',
  ฮ: 'h',
  ฤ: 'rue',
}
const finals: Record<string, string> = {
  ก: 'k',
  ข: 'k',
  ค: 'k',
  ฆ: 'k',
  ง: 'ng',
  จ: 't',
  ช: 't',
  ซ: 't',
  ญ: 'n',
  ฎ: 't',
  ฏ: 't',
  ฐ: 't',
  ฑ: 't',
  ฒ: 't',
  ณ: 'n',
  ด: 't',
  ต: 't',
  ถ: 't',
  ท: 't',
  ธ: 't',
  น: 'n',
  บ: 'p',
  ป: 'p',
  พ: 'p',
  ฟ: 'p',
  ภ: 'p',
  ม: 'm',
  ย: 'i',
  ร: 'n',
  ล: 'n',
  ว: 'o',
  ศ: 't',
  ษ: 't',
  ส: 't',
  ฬ: 'n',
}

// The start of a syllable: two consonants spoken as one, a silent ห before a soft consonant, or a single
// consonant.
const onset =
  '(?:[กขคตปผพ][รลว](?=[ะาำิีึืุูั็])|[กขคตปผพ][รล](?=ว[ก-ฮ](?![ะาำิีึืุูั็]))|ห[งญนมยรลว](?=[ะาำิีึืุูั็]|[ก-ฮ](?![ะาำิีึืุูั็]))|[ก-ฮ])'
const front = '(?:[กขคตปผพ][รลว](?![ะำึุู])|ห[งญนมยรลว]|[ก-ฮ])'
// The end of a syllable: a consonant without a vowel.
const coda = '([ก-ฮ](?![ะาำิีึืุูั็]|อ[ก-ฮ](?![ะาำิีึืุูั็])))?'

/** Syllables by their vowel, the longest spelling first; the groups are the start and the end. */
const syllables: readonly (readonly [RegExp, string])[] = (
  [
    [`เ(${front})ียะ?${coda}`, 'ia'],
    [`เ(${front})ือะ?${coda}`, 'uea'],
    [`เ(${front})าะ`, 'o'],
    [`เ(${front})า`, 'ao'],
    [`เ(${front})ิ${coda}`, 'oe'],
    [`เ(${front})็${coda}`, 'e'],
    [`เ(${front})อ${coda}`, 'oe'],
    [`เ(${front})ย`, 'oei'],
    [`เ(${front})ะ`, 'e'],
    [`เ(${front})${coda}`, 'e'],
    [`แ(${front})[ะ็]?${coda}`, 'ae'],
    [`โ(${front})ะ?${coda}`, 'o'],
    [`[ไใ](${front})ย?`, 'ai'],
    [`(${onset})ัว`, 'ua'],
    [`(${onset})ัย`, 'ai'],
    [`(${onset})ั${coda}`, 'a'],
    [`(${onset})ำ`, 'am'],
    [`(${onset})ะ`, 'a'],
    [`(${onset})าย`, 'ai'],
    [`(${onset})าว`, 'ao'],
    [`(${onset})า${coda}`, 'a'],
    [`(${onset})ิว`, 'io'],
    [`(${onset})[ิี]${coda}`, 'i'],
    [`(${onset})ืออ?`, 'ue'],
    [`(${onset})[ึื]${coda}`, 'ue'],
    [`(${onset})[ุู]${coda}`, 'u'],
    [`(${onset})็อ${coda}`, 'o'],
    [`(${onset})รร${coda}`, 'an'],
    [`(${onset})อ${coda}`, 'o'],
    [`(${onset})ว([ก-ฮ](?![ะาำิีึืุูั็]))`, 'ua'],
    [`(${onset})([ก-ฮ])(?![ะาำิีึืุูั็])`, 'o'],
    [`(${onset})`, 'a'],
  ] as const
).map(([pattern, vowel]) => [new RegExp(pattern, 'y'), vowel])

/**
 * Thai in Latin letters, close to the Royal Thai General System. Based on the spelling alone, so an unwritten
 * vowel may be missed. Anything that is not Thai stays as it is.
 */
export function romaniseThai(text: string): string {
  // Letters under a thanthakhat are silent; tones are not written.
  const spoken = text
    .normalize('NFC')
    .replace(/(?:ท?ร|[ก-ฮ])[ิุ]?์/g, '')
    .replace(/[่้๊๋ๆฯ]/g, '')
  let latin = ''
  for (let at = 0; at < spoken.length;) {
    const found = syllableAt(spoken, at)
    latin += found?.latin ?? spoken[at]
    at += found?.length ?? 1
  }
  return latin
}

function syllableAt(text: string, at: number): { latin: string; length: number } | undefined {
  for (const [pattern, vowel] of syllables) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match)
      return {
        latin: beginning(match[1] ?? '') + vowel + (finals[match[2] ?? ''] ?? ''),
        length: match[0].length,
      }
  }
  return undefined
}

const beginning = (letters: string): string =>
  (letters.length > 1 && letters.startsWith('ห') ? letters.slice(1) : letters)
    .split('')
    .map((letter) => initials[letter] ?? '')
    .join('')
