// SPDX-License-Identifier: Apache-2.0

/**
 * Insults that are refused, by language: few, and only words that are hardly ever anything else. Moderators see the rest. In scripts
 * with spaces a word counts by itself, in the others wherever it stands.
 */
export const INSULTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'fuck',
    'fucker',
    'fucking',
    'motherfucker',
    'cunt',
    'nigger',
    'nigga',
    'faggot',
    'bitch',
    'asshole',
    'whore',
    'kys',
  ],
  es: ['puta', 'puto', 'hijueputa', 'gilipollas', 'cabron', 'maricon', 'pendejo'],
  pt: ['caralho', 'buceta', 'viado', 'arrombado', 'filhodaputa', 'foder'],
  fr: ['connard', 'connasse', 'salope', 'encule', 'batard'],
  ru: ['бля', 'блять', 'блядь', 'сука', 'хуй', 'хуйло', 'пизда', 'пидор', 'ебать', 'мудак'],
  vi: ['địt', 'đụ', 'lồn', 'cặc', 'đĩ', 'đmm', 'vcl'],
  id: ['bangsat', 'kontol', 'memek', 'ngentot', 'jancok'],
  ms: ['pukimak', 'lancau'],
  fil: ['putangina', 'gago', 'tarantado', 'ulol'],
  hi: ['madarchod', 'behenchod', 'chutiya', 'bhosdike', 'मादरचोद', 'बहनचोद', 'चूतिया'],
  ar: ['شرموطة', 'كسمك', 'عرص', 'قحبة', 'منيوك'],
  th: ['ควย', 'เหี้ย', 'เย็ด', 'ไอ้สัตว์'],
  zh: ['操你', '傻逼', '傻屄', '他妈的', '他媽的', '肏', '狗娘养', '婊子'],
  ja: ['死ね', 'クソ野郎', 'きちがい', 'ちんこ', 'まんこ'],
  ko: ['씨발', '개새끼', '병신', '좆', '지랄'],
}
