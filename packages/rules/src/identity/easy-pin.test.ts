// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { isEasyPin } from './easy-pin.ts'

const nobody = { birthday: '', mobile: '' }

/** The six-digit passwords among the first 2,000 of a published list of leaked ones, in its order. */
const western =
  '123456 111111 123123 696969 666666 123321 654321 121212 000000 112233 555555 131313 777777 159753 222222 123654 987654 999999 333333 232323 888888 159357 789456 101010 444444 212121 102030 252525 007007 111222 147147 147258 010203 147852 420420 242424 123789 098765 141414 202020 852456 159951 134679 151515 456789 124578 135790 010101 171717 142536 454545 323232 741852 456123 666999 321321 246810 753951 314159 181818 321654 456456 565656 272727 343434 363636 951753 191919 424242 911911 112358 555666 909090 121314 787878 012345 090909 505050 159159 789789 456852 262626 123098'
/** The same of a list from Chinese sites. */
const chinese =
  '123456 111111 123123 000000 123321 666666 888888 654321 112233 520520 123654 100200 121212 110110 147258 222222 159357 999999 456852 201314 159753 521521 555555 789456 584520 333333 110120 123000 778899 753951 456123 101010 147852 111222 456789 321321 211314 789789 131421 369369 963852 951753 110119 120120 168168 134679 123789 584521 987654 102030 010203 336699 131420 666888 741852 314159 251314 721521 321654 258258 520530 135246 456456 777777 135790 518518 111000 521125 888999 852456 007007 142536 232323 124578 654123 444444 121314 131313 159951 521314 520123 258369 159159 119119 000123 555666 123520 112358 000111 123457 147147 369258 911911 888666 585858 222333 445566 333666 246810 212121 258456 565656 666999 181818 235689 686868 332211 321456 989898 789123'

describe('a payment password is too easy to guess', () => {
  it.each([
    ['of leaked ones', western],
    ['of leaked ones of Chinese sites', chinese],
  ])('when it is among the commonest %s', (_, list) => {
    const pins = list.split(' ')
    expect(pins.length).toBeGreaterThan(80)
    expect(pins.filter((pin) => !isEasyPin(pin, nobody))).toEqual([])
  })

  it.each(['310501', '053101', '010531', '013105', '200105', '052001', '254405', '310544'])(
    'when it is a birthday, as %s for 31 May 2001',
    (pin) => {
      expect(isEasyPin(pin, { birthday: '2001-05-31', mobile: '' })).toBe(true)
      expect(isEasyPin(pin, { birthday: '1987-11-09', mobile: '' })).toBe(false)
    },
  )

  it.each([
    ['84912048573', '204857'],
    ['+66 81 906 4725', '906472'],
    ['5511973046281', '281'.padStart(6, '046')],
    ['8613906172843', '172843'],
    ['447700900461', '900461'],
  ])('when it stands in the mobile number %s', (mobile, pin) => {
    expect(isEasyPin(pin, { birthday: '', mobile })).toBe(true)
    expect(isEasyPin(pin, nobody)).toBe(false)
  })

  it('in fewer than one case of a hundred when it was drawn by lot', () => {
    let easy = 0
    for (let number = 0; number < 1_000_000; number += 1)
      if (isEasyPin(String(number).padStart(6, '0'), nobody)) easy += 1
    expect(easy).toBeGreaterThan(2_800)
    expect(easy).toBeLessThan(10_000)
  })
})
