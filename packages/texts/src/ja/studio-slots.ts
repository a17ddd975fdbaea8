// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'スロットゲーム',
  'studio.slot.lost': '今回は当たりがありません',
  'studio.slot.freeWon': 'フリースピン {spins} 回、すべての当たりは {factor} 倍で数えます',
  'studio.slot.spinAll': 'すべて回す',
  'studio.slot.quick': '高速スピン',
  'studio.slot.skip': 'スキップ',
  'studio.slot.bigWin': 'ビッグウィン',
  'studio.slot.hugeWin': 'ヒュージウィン',
  'studio.slot.ways': '{ways} 通り',
  'studio.slot.scatters': 'スキャッター：{scatters}',
  'studio.slot.brings': '{multiplier}×、フリースピン：{spins} 回',
  'studio.slot.rules.lines':
    '{lines} 本のラインのいずれかで、左から同じ絵柄が続くと表のとおり配当があります。ベットは全ラインに有効です。',
  'studio.slot.rules.ways':
    '左から隣り合うリールに同じ絵柄があると、各リールから 1 つずつ選ぶすべての組み合わせで配当があります（最大 {ways} 通り）。ベットはすべてに有効です。',
  'studio.slot.rules.heights': '各スピンで、各リールに {least}～{most} 段が表示されます。',
  'studio.slot.rules.full':
    'すべてのマスが表の最後の {symbols} 絵柄のうち同じ 1 つになると、すべての当たりは {factor} 倍で数えます。',
  'studio.slot.rules.free':
    '一定数のスキャッターで、下の一覧のとおりフリースピンを獲得します。その間の当たりは {factor} 倍で数え、1 ラウンド最大 {most} 回まで追加されます。途中で離れてもフリースピンは残ります。',
  'studio.slot.rules.cap': '1 ラウンドの配当が {most}× に達すると、その額を支払って終了します。',
  'studio.slot.respin': 'リスピン {spin}',
  'studio.slot.rules.wild': 'ワイルドはコイン以外のすべての絵柄の代わりになります。',
  'studio.slot.coins': 'コイン：{coins}、残りリスピン：{left}',
  'studio.slot.mini': 'ミニ',
  'studio.slot.minor': 'マイナー',
  'studio.slot.major': 'メジャー',
  'studio.slot.grand': 'グランド',
  'studio.slot.coinShare': '{pays}× を払うコイン',
  'studio.slot.rules.hold':
    '{from} 枚以上のコインはその場に残り、空きマスを {respins} 回回し直します。新しいコインが出るたびに再び {respins} 回になります。最後に各コインが表示額を払い、すべて埋まるとグランドジャックポット {grand}× が加わります。途中で離れてもリスピンは残ります。',
  'studio.slot.par.hold': 'リスピンの還元率',
  'studio.slot.par.holdChance': 'リスピンの確率',
  'studio.slot.par.paid': '有料スピンの還元率',
  'studio.slot.par.free': 'フリースピンの還元率',
  'studio.slot.par.deviation': '標準偏差',
  'studio.slot.par.top': '有料スピンの最高配当',
  'studio.slot.par.topValue': '{stakes}×、{spins} 回に 1 回',
  'studio.slot.par.most': '1 ラウンドの配当の上限',
}
