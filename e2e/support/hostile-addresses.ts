// SPDX-License-Identifier: Apache-2.0
const paths = [
  '/',
  '/home',
  '/hot',
  '/fav',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/inhouse',
  '/sports',
  '/lott',
  '/elott',
  '/cockfight',
  '/providers',
  '/promotions',
  '/promoDetail',
  '/pointMall',
  '/help',
  '/down',
  '/lottery',
  '/lotteryCenter',
  '/vnLottery',
  '/login',
  '/register',
  '/seamless',
  '/no/such',
  '/..',
  '/%2e%2e/x',
  '/a%20b',
  '/%E2%80%AE',
  '/rng/',
  '/RNG',
  '/null',
  '/undefined',
  '/constructor',
]
const names = [
  'page',
  'pageNo',
  'list',
  'gameName',
  'vassalage',
  'gameId',
  'category',
  'id',
  'gameCode',
  'playType',
  'center',
  'agent',
  'panel',
  'auth',
  'area',
  '__proto__',
  'constructor',
  'toString',
  'token',
  'lang',
]
const values = [
  '',
  '0',
  '-1',
  '1e309',
  'NaN',
  '999999999999999999999',
  '1.5',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '%00',
  '%0d%0a',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '😀'.repeat(50),
  'ا'.repeat(200),
  '\u202Eabc',
  "' or 1=1 --",
  '${7*7}',
  '{{7*7}}',
  'a'.repeat(1_200),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'RNG',
  'login',
  'withdraw',
  '%',
  '%zz',
  '💩=1&x',
]

/** The same for everybody: a fixed sequence, so that an address that breaks a page can be opened again. */
function sequence(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
}

/**
 * `count` addresses of the site that no page of the site ever opens: strange values, names of
 * methods, markup, endless texts.
 */
export function hostileAddresses(count: number): string[] {
  const next = sequence(7)
  const pick = <Item>(list: readonly Item[]): Item => list[next(list.length)]!
  return Array.from({ length: count }, () => {
    const query = Array.from(
      { length: 1 + next(4) },
      () =>
        `${pick(names)}=${next(3) === 0 ? pick(values).replace(/[#&]/g, '') : encodeURIComponent(pick(values))}`,
    )
    return `${pick(paths)}?${query.join('&')}${next(4) === 0 ? `#${encodeURIComponent(pick(values))}` : ''}`
  })
}
