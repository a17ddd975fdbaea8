// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units, zero } from '../money.ts'
import { applicationLimits, countCharacters, cutComment, isComment, pictureFormatOf } from './application.ts'
import {
  chancesOf,
  claimableAfterEndMs,
  numbersOf,
  phaseOf,
  prizeAt,
  promotionStatusOf,
  promotionStatusOfVisitor,
  ticketsOf,
  type PromotionParticipation,
} from './promotion-status.ts'
import { nextOpening } from './schedule.ts'

const period = { startTime: 100, endTime: 200 }
const week = 200 + claimableAfterEndMs
const auto = (part: Partial<Extract<PromotionParticipation, { kind: 'AUTO' }>>): PromotionParticipation => ({
  kind: 'AUTO',
  joined: true,
  claimed: false,
  progress: zero,
  target: units(10),
  ...part,
})
const at = (own: PromotionParticipation) =>
  [99, 100, 199, 200, week - 1, week].map((nowMs) => promotionStatusOf(own, period, nowMs))

describe('the status in a promotion', () => {
  it('of a promotion that counts by itself', () => {
    expect(at(auto({ joined: false }))).toEqual(['coming soon', 'Join', 'Join', 'Close', 'Close', 'Close'])
    expect(at(auto({}))).toEqual(['coming soon', 'Joined', 'Joined', 'Close', 'Close', 'Close'])
    expect(at(auto({ progress: units(9) }))).toEqual([
      'coming soon',
      'Process',
      'Process',
      'Close',
      'Close',
      'Close',
    ])
    expect(at(auto({ progress: units(10) }))).toEqual([
      'coming soon',
      'Claim',
      'Claim',
      'Claim',
      'Claim',
      'Close',
    ])
    expect(new Set(at(auto({ claimed: true })))).toEqual(new Set(['Claimed']))
    expect(promotionStatusOf(auto({ joined: false, progress: units(10) }), period, 150)).toBe('Join')
  })

  it('of a promotion with applications', () => {
    const review = (application: 'Applying' | 'Issued' | 'Rejected' | undefined) =>
      at({ kind: 'REVIEW', application })
    expect(review(undefined)).toEqual(['coming soon', 'Join', 'Join', 'Close', 'Close', 'Close'])
    expect(review('Rejected')).toEqual(['coming soon', 'Rejected', 'Rejected', 'Close', 'Close', 'Close'])
    expect([new Set(review('Applying')), new Set(review('Issued'))]).toEqual([
      new Set(['Applying']),
      new Set(['Issued']),
    ])
  })

  it('of a raffle', () => {
    const raffle = (ticketsLeft: number, prizesTaken: number) =>
      at({ kind: 'RAFFLE', ticketsLeft, prizesTaken })
    expect(raffle(0, 0)).toEqual(['coming soon', 'Process', 'Process', 'Close', 'Close', 'Close'])
    expect(raffle(2, 0)).toEqual(['coming soon', 'Claim', 'Claim', 'Claim', 'Claim', 'Close'])
    expect(raffle(0, 1)).toEqual(['coming soon', 'Process', 'Process', 'Claimed', 'Claimed', 'Claimed'])
    expect(raffle(1, 1).at(-1)).toBe('Claimed')
  })

  it('of the wheel of a day', () => {
    const wheel = (part: Partial<Extract<PromotionParticipation, { kind: 'WHEEL' }>>) =>
      at({ kind: 'WHEEL', spunToday: false, spunEver: false, progress: zero, target: zero, ...part })
    expect(wheel({})).toEqual(['coming soon', 'Claim', 'Claim', 'Close', 'Close', 'Close'])
    expect(wheel({ progress: units(4), target: units(5) })[1]).toBe('Process')
    expect(wheel({ progress: units(5), target: units(5) })[1]).toBe('Claim')
    expect(new Set(wheel({ spunToday: true, spunEver: true }).slice(1))).toEqual(new Set(['Claimed']))
    expect(wheel({ spunEver: true }).slice(1, 4)).toEqual(['Claim', 'Claim', 'Claimed'])
  })

  it('of a calendar', () => {
    const calendar = (part: Partial<Extract<PromotionParticipation, { kind: 'CALENDAR' }>>) =>
      at({ kind: 'CALENDAR', joined: true, gotToday: false, gotEver: false, whole: false, ...part })
    expect(calendar({ joined: false })).toEqual(['coming soon', 'Join', 'Join', 'Close', 'Close', 'Close'])
    expect(calendar({})).toEqual(['coming soon', 'Claim', 'Claim', 'Close', 'Close', 'Close'])
    expect(calendar({ gotEver: true }).slice(1, 4)).toEqual(['Claim', 'Claim', 'Claimed'])
    expect(calendar({ gotEver: true, gotToday: true })[1]).toBe('Claimed')
    expect(new Set(calendar({ whole: true }))).toEqual(new Set(['Claimed']))
  })

  it('of a red envelope', () => {
    const envelope = (part: Partial<Extract<PromotionParticipation, { kind: 'RED_ENVELOPE' }>>) =>
      at({
        kind: 'RED_ENVELOPE',
        ...{ gotToday: false, gotEver: false, opensNow: false, opensAgain: true, ...part },
      })
    expect(envelope({})).toEqual([
      ...['coming soon', 'coming soon', 'coming soon'],
      ...['Close', 'Close', 'Close'],
    ])
    expect(envelope({ opensNow: true }).slice(1, 4)).toEqual(['Claim', 'Claim', 'Close'])
    expect(envelope({ gotEver: true, gotToday: true }).slice(1)).toEqual(Array(5).fill('Claimed'))
    expect(envelope({ gotEver: true, opensAgain: false })[1]).toBe('Claimed')
    expect(envelope({ opensAgain: false })[1]).toBe('Close')
  })

  it('of free rounds', () => {
    const rounds = (part: Partial<Extract<PromotionParticipation, { kind: 'FREE_ROUNDS' }>>) =>
      at({ kind: 'FREE_ROUNDS', joined: true, played: 0, whole: false, ...part })
    expect(rounds({ joined: false })).toEqual(['coming soon', 'Join', 'Join', 'Close', 'Close', 'Close'])
    expect(rounds({})).toEqual(['coming soon', 'Joined', 'Joined', 'Close', 'Close', 'Close'])
    expect(rounds({ played: 1 }).slice(1, 4)).toEqual(['Process', 'Process', 'Claimed'])
    expect(new Set(rounds({ whole: true }))).toEqual(new Set(['Claimed']))
  })

  it('is Join, or Process for a raffle, for members who have done nothing', () => {
    expect(
      (['AUTO', 'REVIEW', 'RAFFLE'] as const).map((kind) => promotionStatusOfVisitor(kind, period, 150)),
    ).toEqual(['Join', 'Join', 'Process'])
  })

  it('never ends without an end, and has already begun without a start', () => {
    expect(phaseOf({ startTime: null, endTime: null }, 0)).toBe('open')
    expect(phaseOf({ startTime: 5, endTime: null }, Number.MAX_SAFE_INTEGER)).toBe('open')
  })
})

describe('a raffle', () => {
  it('gives a ticket for each full thousand of valid bets, and none twice', () => {
    expect(ticketsOf(units(999), 0)).toEqual({ left: 0, towardsNext: units(999) })
    expect(ticketsOf(units(1_000), 0)).toEqual({ left: 1, towardsNext: zero })
    expect(ticketsOf(units(3_500), 2)).toEqual({ left: 1, towardsNext: units(500) })
    expect(ticketsOf(units(500), 2).left).toBe(0)
    expect(ticketsOf(units(-5), 0)).toEqual({ left: 0, towardsNext: zero })
  })

  it('gives each prize as many numbers as its weight', () => {
    const prizes = [
      { name: 'a', weight: 1 },
      { name: 'b', weight: 3 },
    ]
    expect(numbersOf(prizes)).toBe(4)
    expect([0, 1, 2, 3].map((drawn) => prizeAt(prizes, drawn).name)).toEqual(['a', 'b', 'b', 'b'])
    expect(() => prizeAt(prizes, 4)).toThrow(RangeError)
  })
})

describe('the chances of prizes', () => {
  it('follow from their weights and come to a hundred percent', () => {
    expect(chancesOf([{ weight: 1 }, { weight: 3 }])).toEqual([25, 75])
    const odd = chancesOf([{ weight: 1 }, { weight: 1 }, { weight: 1 }])
    expect(odd.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(100, 10)
  })
})

describe('the next day on which a promotion is open', () => {
  const [hourMs, dayMs] = [3_600_000, 86_400_000]
  const always = { weekDays: [], fromHour: 0, untilHour: 24 }
  const open = { endTime: null }
  // 1 January 1970 was a Thursday.
  it.each<[string, object, number, number | null]>([
    ['is today if its hour is to come', { fromHour: 5 }, 4 * hourMs, 5 * hourMs],
    ['is tomorrow if its hour has passed', { fromHour: 5 }, 6 * hourMs, dayMs + 5 * hourMs],
    ['begins at a midnight exactly', {}, dayMs, dayMs],
    ['is one of its days of the week', { weekDays: [1] }, 1, 4 * dayMs],
    ['is in a week if today is the only one', { weekDays: [4] }, 1, 7 * dayMs],
  ])('%s', (_, schedule, sinceMs, next) => {
    expect(nextOpening({ ...always, ...schedule }, open, sinceMs, 'UTC')).toBe(next)
  })

  it('is none after the end, and follows the time of the site', () => {
    expect(nextOpening(always, { endTime: dayMs }, 1, 'UTC')).toBeNull()
    expect(nextOpening(always, { endTime: dayMs + 1 }, 1, 'UTC')).toBe(dayMs)
    expect(nextOpening(always, open, 1, 'Etc/GMT-8')).toBe(16 * hourMs)
  })
})

describe('an application', () => {
  it.each(['x', 'ñ', '😀', 'ก'])('has a comment of up to 140 characters: %s', (letter) => {
    const full = letter.repeat(applicationLimits.characters)
    expect([isComment(full), isComment(`${full}${letter}`), isComment(` ${full}\n`)]).toEqual([
      true,
      false,
      true,
    ])
    expect([cutComment(`${full}${letter}`), countCharacters(full)]).toEqual([full, 140])
  })

  it.each(['', '  ', '\n\t'])('is not empty: %j', (comment) => {
    expect(isComment(comment)).toBe(false)
  })

  it('recognises pictures by their first bytes', () => {
    expect(pictureFormatOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('png')
    expect(pictureFormatOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg')
    expect(pictureFormatOf(new TextEncoder().encode('GIF89a'))).toBeUndefined()
    expect(pictureFormatOf(new Uint8Array())).toBeUndefined()
  })
})
