// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { cleanMessage, lengthOf } from './clean-message.ts'
import { judgeMessage } from './judge-message.ts'

const judged = (text: string) => judgeMessage(cleanMessage(text))

describe('a message of the chat', () => {
  it.each([
    'good luck all',
    'Banker again?! 5,000 on it',
    'I won 1.000.000',
    'chúc mọi người may mắn',
    'xin chào, cược 500.000 nhé',
    '庄赢了！',
    'おめでとう',
    'โชคดีนะ',
    'حظ سعيد للجميع',
    'नमस्ते सबको',
    'Всем удачи',
    'Scunthorpe has a nice class assembly',
    'nice 👍🏽',
    'ok',
  ])('that says %s is sent', (text) => {
    expect(judged(text)).toBeUndefined()
  })

  it.each([
    ['link', 'go to win-big.com'],
    ['link', 'see https://x.y'],
    ['link', 'WWW.example'],
    ['link', 'best bet dot vip'],
    ['link', 'ｇｏｏｄｂｅｔ．ｃｏｍ'],
    ['link', 'gооdbet.соm'],
    ['link', 'good\u200Bbet.c\u200Bom'],
    ['number', 'call 0912 345 678'],
    ['number', '+84-91-234-5678'],
    ['number', '٠٩١٢٣٤٥٦٧٨'],
    ['number', '０９１２３４５６７８'],
    ['number', '0 9 1 2 3 4 5 6'],
    ['contact', 'find me @winner77'],
    ['contact', 'my Telegram is open'],
    ['contact', 'ｔｅｌｅｇｒａｍ me'],
    ['contact', 'теlegram me'],
    ['contact', 'add zalo'],
    ['contact', '加我微信'],
    ['insult', 'you fucking dealer'],
    ['insult', 'FUСK'],
    ['insult', 'f u c k you'],
    ['insult', 'f.u.c.k'],
    ['insult', 'fuuuuck'],
    ['insult', 'sh, b1tch'],
    ['insult', 'f\u00ADuck'],
    ['insult', 'ＦＵＣＫ'],
    ['insult', 'đồ địt'],
    ['insult', 'ты сука'],
    ['insult', '你傻逼吗'],
    ['insult', 'ไอ้เหี้ย'],
    ['repeat', 'aaaaaaaaaaaa'],
    ['repeat', 'winwinwinwinwin'],
    ['long', 'ab '.repeat(60)],
    ['empty', ' \u200B\u202E '],
  ])('is refused for %s: %s', (problem, text) => {
    expect(judged(text)).toBe(problem)
  })

  it('is refused when the same person has just written it, however it is written', () => {
    expect(judgeMessage('Banker!', ['BANKER!'])).toBe('repeat')
    expect(judgeMessage('Banker!', ['Player!'])).toBeUndefined()
  })

  it('has nothing unseen in it, turns no direction, and has no towers of marks', () => {
    expect(cleanMessage('a\u202Eb\u200Bc\n\n d\u0000')).toBe('abc d')
    expect(lengthOf(cleanMessage(`z${'\u0301'.repeat(40)}`))).toBeLessThanOrEqual(4)
    expect(cleanMessage('Tiếng Việt ưở')).toBe('Tiếng Việt ưở')
  })
})
