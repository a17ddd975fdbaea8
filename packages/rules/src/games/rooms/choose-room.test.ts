// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { chooseRoom } from './choose-room.ts'

const gameOf = (name: string) => chooseRoom({ gameId: 'any', name })?.game

describe('the table as which a title opens', () => {
  it.each([
    ['Harbour Roulette', 'roulette'],
    ['Jade Room Baccarat', 'baccarat'],
    ['Royal Market Dragon Tiger', 'dragontiger'],
    ['Bamboo Sic Bo', 'sicbo'],
    ['Lucky Harbour Tài Xỉu', 'sicbo'],
    ['Golden Gate Fan Tan', 'fantan'],
    ['Silver Street Xoc Dia', 'xocdia'],
    ['Xóc Đĩa Hoàng Gia', 'xocdia'],
    ['Bàn Rồng Hổ', 'dragontiger'],
    ['Ruleta Veloz', 'roulette'],
    ['Roleta Brasileira', 'roulette'],
    ['Rolet Kilat', 'roulette'],
    ['Bacará Real', 'baccarat'],
    ['Meja Bakarat', 'baccarat'],
    ['黄金轮盘', 'roulette'],
    ['皇家百家乐', 'baccarat'],
    ['龙虎', 'dragontiger'],
    ['骰宝', 'sicbo'],
    ['番摊', 'fantan'],
    ['Ivory No Commission Baccarat', 'supersix'],
    ['Crane Court Super Six', 'supersix'],
    ['Bacará sin comisión', 'supersix'],
    ['免佣百家乐', 'supersix'],
    ['Parlour Blackjack', 'blackjack'],
    ['Infinite Black Jack Row', 'blackjack'],
    ['Xì Dách', 'blackjack'],
    ['二十一点', 'blackjack'],
    ['แบล็คแจ็ค', 'blackjack'],
    ['Vinte e Um', 'blackjack'],
    ['Midnight Wheel', 'moneywheel'],
    ['Big Six Terrace', 'moneywheel'],
    ['Copper Lightning Money Wheel', 'moneywheel'],
    ['Amber Wheel Roulette', 'roulette'],
    ['Wheel House Baccarat', 'baccarat'],
    ['幸运大转盘', 'moneywheel'],
    ['บาคาร่า', 'baccarat'],
    ['รูเล็ตด่วน', 'roulette'],
    ['バカラ', 'baccarat'],
  ])('is that of the game in its name: %s', (name, game) => {
    expect(gameOf(name)).toBe(game)
  })

  it.each([
    'Wheelwright Cards',
    'Lantern Poker Table',
    'Microphone Mansion',
    'Tiger and Crane Cards',
    'Craps Conservatory',
    'Keno Clubhouse',
    'Dragon Garden Game Show',
  ])('is none for a title without a counterpart: %s', (name) => {
    expect(gameOf(name)).toBeUndefined()
  })

  it('is fast or for large stakes when its name says so', () => {
    expect(chooseRoom({ gameId: 'a', name: 'Swift Baccarat' })).toMatchObject({ pace: 'speed' })
    expect(chooseRoom({ gameId: 'a', name: 'Speed Roulette' })).toMatchObject({ pace: 'speed' })
    expect(chooseRoom({ gameId: 'a', name: 'Jade Club VIP Baccarat' })).toMatchObject({ limits: 'high' })
  })

  it('has every pace and limit among titles that say nothing of it, the same each time', () => {
    const rooms = Array.from({ length: 200 }, (_, index) =>
      chooseRoom({ gameId: `title-${index}`, name: 'Roulette' })!,
    )
    const count = (test: (room: (typeof rooms)[number]) => boolean) => rooms.filter(test).length
    expect(count(({ pace }) => pace === 'speed')).toBeGreaterThan(15)
    expect(count(({ pace }) => pace === 'usual')).toBeGreaterThan(140)
    expect(count(({ limits }) => limits === 'low')).toBeGreaterThan(90)
    expect(count(({ limits }) => limits === 'middle')).toBeGreaterThan(40)
    expect(count(({ limits }) => limits === 'high')).toBeGreaterThan(10)
    expect(chooseRoom({ gameId: 'title-3', name: 'Roulette' })).toEqual(rooms[3])
  })
})
