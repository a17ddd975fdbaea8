// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': 'ここではこれより速く続けてベットできません。少しお待ちください',
  'studio.crash.cashedOutAt': '{point}×でキャッシュアウト',
  'studio.way.title': 'プレイ方法',
  'studio.way.chosen': '毎回このページで選んだとおり',
  'studio.way.slot': 'すべてのスピンをフリースピン込みで。ボーナスの購入はなし',
  'studio.way.pick': 'ボーナスでは最初の場所から順に、終わるまで開けます',
  'studio.way.crash': '{point}×で自動キャッシュアウト',
  'studio.way.mines': '左上から順にタイルを開け、{count}枚でキャッシュアウト',
  'studio.way.tower': '各階の最初のタイルを選び、{count}階でキャッシュアウト',
  'studio.way.flip': '常に表を選び、{count}回的中でキャッシュアウト',
  'studio.way.chicken': '道路を渡り、{count}車線目の後にキャッシュアウト',
  'studio.way.pump': '風船を膨らませ、{count}回でキャッシュアウト',
  'studio.way.rps': '常にグー、あいこはやり直し、{count}勝でキャッシュアウト',
  'studio.way.hilo': '確率の高い側を選び、AとKはスキップ、{count}回的中でキャッシュアウト',
  'studio.way.poker': '最善手：平均配当が最も高いカードを残します',
  'studio.way.blackjack':
    'インシュランスなしの最善手。還元率は最初の賭け金に対するもので、ダブルとスプリットを含みます',
}
