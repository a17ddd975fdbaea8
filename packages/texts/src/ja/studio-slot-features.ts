// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': '開く場所を選んでください',
  'studio.slot.pick.closed': '場所 {place}、未開封',
  'studio.slot.pick.prize': '場所 {place}：{pays}×',
  'studio.slot.pick.end': '場所 {place} でボーナス終了',
  'studio.slot.pick.left': '{places} か所中 {opened} か所を開封、現在 {pays}×',
  'studio.slot.pick.next': 'おまかせで開く',
  'studio.slot.pick.all': 'すべて開く',
  'studio.slot.pick.places': '各場所の中身',
  'studio.slot.pick.share': '{pays}× が入った場所',
  'studio.slot.pick.endShare': 'ボーナスが終わる場所',
  'studio.slot.par.pick': 'ボーナスの還元率',
  'studio.slot.par.pickChance': 'ボーナスの確率',
  'studio.slot.rules.pick':
    'ボーナス絵柄が {from} 個そろうと、閉じた場所が {places} か所並びます。一つずつ開くと中身が支払われ、終了の場所が出るか、すべて開くまで続きます。中身はベットと同時に決まっており、選べるのは順番だけです。席を離れても待っていて、2日たつと最初の場所から順に開かれます。',
  'studio.slot.rules.expanding': 'ワイルドはリール全体に広がります。',
  'studio.slot.rules.sticky': 'フリースピンではワイルドがリール全体に広がり、最後の回転まで残ります。',
  'studio.slot.rules.walking':
    'ワイルドはリール全体に広がり、リスピンごとに左へ1リール移動して、外に出るまで続きます。1ラウンドのリスピンは最大 {most} 回で、席を離れても待っています。',
  'studio.slot.rules.respinFactor': 'リスピンの当たりはすべて {factor} 倍で数えます。',
  'studio.slot.rules.wildHides': '全体がワイルドのリールにはスキャッターは表示されません。',
  'studio.slot.rules.freePlain':
    'スキャッターが十分にそろうと、下記のとおりフリースピンを獲得します。席を離れても待っています。',
  'studio.slot.freePlainWon': 'フリースピン {spins} 回',
  'studio.slot.walks': 'ワイルドが移動：リスピン',
  'studio.slot.wildReels': 'ワイルドのリール：{reels}',
}
