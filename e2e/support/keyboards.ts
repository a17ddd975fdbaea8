// SPDX-License-Identifier: Apache-2.0
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'
import type { Language } from '@tessera/texts'

/** How people type whose keyboard is not English. */
export interface Keyboard {
  name: string
  /** The language of the site; English where it speaks none of the keyboard's. */
  language: Language
  /** Of the browser. */
  locale: string
  /** Its ten digits, from zero. */
  digits: string
  /** Its sign before decimals. */
  point: string
  /** What it writes for a thousand; it cannot be read, or may mean one and no thousandths. */
  thousand: string
  /** Whether `thousand` has two meanings on the page, and is asked back. */
  asksBack: boolean
  /** Words are chosen in an input method, which Enter ends. */
  composes: boolean
  /** Somebody's name as they type it. */
  person: string
  /** The same as their bank writes it. */
  holder: string
  bank: string
  /** The number of the account as it is typed, and as it is stored. */
  account: { typed: string; plain: string }
  theme: 'dark' | 'light'
}

export const keyboards: readonly Keyboard[] = [
  {
    name: 'Arabic',
    language: 'AR',
    locale: 'ar-EG',
    digits: '٠١٢٣٤٥٦٧٨٩',
    point: '٫',
    thousand: '١٬٠٠٠',
    asksBack: false,
    composes: false,
    person: 'محمد العلي',
    holder: 'مُحمَّد العلى',
    bank: 'البنك الأهلي',
    account: { typed: '٠٠١٢ ٣٤٥٦ ٧٨', plain: '0012345678' },
    theme: 'dark',
  },
  {
    name: 'Persian',
    language: 'FA',
    locale: 'fa-IR',
    digits: '۰۱۲۳۴۵۶۷۸۹',
    point: '٫',
    thousand: '۱٬۰۰۰',
    asksBack: false,
    composes: false,
    // With the joiner that keeps two parts of a name apart, and as banks write it, with Arabic letters.
    person: 'علی\u200cرضا کریمی',
    holder: 'عليرضا كريمي',
    bank: 'بانک ملی',
    account: { typed: '۰۰۱۲-۳۴۵۶-۷۸', plain: '0012345678' },
    theme: 'light',
  },
  {
    name: 'Vietnamese',
    language: 'VI',
    locale: 'vi-VN',
    digits: '0123456789',
    point: ',',
    thousand: '1.000',
    asksBack: false,
    composes: false,
    // Keyboards of Windows type the marks by themselves.
    person: 'Đặng Văn Đức'.normalize('NFD'),
    holder: 'DANG VAN DUC',
    bank: 'Ngân hàng Ngoại thương',
    account: { typed: '0012.3456.78', plain: '0012345678' },
    theme: 'dark',
  },
  {
    name: 'German',
    language: 'EN',
    locale: 'de-DE',
    digits: '0123456789',
    point: ',',
    thousand: '1.000',
    asksBack: true,
    composes: false,
    person: 'Hans-Jürgen Weiß',
    holder: 'HANS-JUERGEN WEISS',
    bank: 'Sparkasse Köln',
    account: { typed: 'de02 1203 0000 0000 2020 51', plain: 'DE02120300000000202051' },
    theme: 'light',
  },
  {
    name: 'Japanese',
    language: 'JA',
    locale: 'ja-JP',
    digits: '０１２３４５６７８９',
    point: '．',
    thousand: '１，０００',
    asksBack: false,
    composes: true,
    person: 'ヤマダ　タロウ',
    holder: 'ﾔﾏﾀﾞ ﾀﾛｳ',
    bank: 'みずほ銀行',
    account: { typed: '００１２－３４５６－７８', plain: '0012345678' },
    theme: 'dark',
  },
]

/** Digits and the sign before decimals as the keyboard writes them. */
export const writtenBy = ({ digits, point }: Keyboard, plain: string): string =>
  plain.replace(/[0-9.]/g, (sign) => (sign === '.' ? point : ([...digits][Number(sign)] ?? sign)))

/** Types into a field as the keyboard does: sign by sign, or in an input method, word by word, each ended by Enter. */
export async function typeInto(field: Locator, { composes }: Keyboard, words: string): Promise<void> {
  await expect(field).toBeEditable()
  await field.fill('')
  await field.focus()
  const page = field.page()
  const isSecret = (await field.getAttribute('type')) === 'password'
  // No browser lets an input method into a field of secrets.
  if (!composes || isSecret) {
    for (const sign of words) await page.keyboard.insertText(sign)
    return
  }
  const session = await page.context().newCDPSession(page)
  await compose(session, words)
  await session.detach()
}

/** As Safari and Chrome report a word that is typed sign by sign and taken by Enter. */
async function compose(session: CDPSession, word: string): Promise<void> {
  const signs = [...word]
  for (const [index] of signs.entries()) {
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      windowsVirtualKeyCode: takenByInputMethod,
    })
    await session.send('Input.imeSetComposition', {
      text: signs.slice(0, index + 1).join(''),
      selectionStart: index + 1,
      selectionEnd: index + 1,
    })
  }
  await session.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Enter',
    code: 'Enter',
    text: '\r',
    windowsVirtualKeyCode: takenByInputMethod,
  })
  await session.send('Input.insertText', { text: word })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Enter', code: 'Enter' })
}

const takenByInputMethod = 229

/** Opens the site in the keyboard's language and theme from the next page on. */
export async function openAs(page: Page, { language, theme }: Keyboard): Promise<void> {
  await page.addInitScript(
    ([chosen, look]) => {
      localStorage.setItem('hisLang', chosen)
      localStorage.setItem('theme', look)
    },
    [language, theme] as const,
  )
}
