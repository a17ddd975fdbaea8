// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** Keno, wheel, hilo, tower and coin flip, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}×で {payout} {currency} の払い戻し',
  'studio.round.lost': '今回は当たりませんでした',
  'studio.steps.safe': '{multiplier}×：キャッシュアウトで {payout} {currency}',
  'studio.steps.lost': '負けです。このラウンドの払い戻しはありません',
  'studio.steps.next': '次の一手で',
  'studio.steps.rules.cashOut':
    'いつでもキャッシュアウトできます。一度間違えるとラウンドは終わり、払い戻しはありません。',
  'studio.steps.rules.pay':
    '倍率は 99 % をここまで進む確率で割ったものです。どこまで進んでもハウスエッジは 1 % です。',
  'studio.randomTile': 'ランダムなタイル',
  'studio.keno.title': 'キノ',
  'studio.keno.board': '1 から 40 の数字',
  'studio.keno.number': '数字 {number}',
  'studio.keno.picks': '選んだ数字',
  'studio.keno.random': 'ランダムに選ぶ',
  'studio.keno.clear': 'クリア',
  'studio.keno.hits': 'ヒット',
  'studio.keno.classic': 'クラシック',
  'studio.keno.rules.draw': '40 個の数字から 1 〜 10 個を選びます。その後 10 個が抽選されます。',
  'studio.keno.rules.pay':
    '選んだ数字が多く出るほど払い戻しは大きくなります。表には、選んだ数とリスクごとに、各ヒット数の倍率と確率が示されます。',
  'studio.verify.keno': '抽選された数字：各乱数が残りの数字から一つを選びます',
  'studio.wheel.title': 'ホイール',
  'studio.wheel.segments': '区画',
  'studio.wheel.rules.spin': 'ホイールは区画の一つが針を指して止まります。どの区画も同じ確率です。',
  'studio.wheel.rules.pay':
    'その区画の倍率を賭け金に掛けた額が払い戻されます。どのホイールでも倍率の平均は 0.99× です。',
  'studio.verify.wheel': '区画：数 × {segments} の整数部分（0 から数えます）',
  'studio.hilo.title': 'ハイロー',
  'studio.hilo.higher': '同じか上',
  'studio.hilo.lower': '同じか下',
  'studio.hilo.skip': 'このカードを飛ばす',
  'studio.hilo.card': 'カード',
  'studio.hilo.first': '次のカードは上か下か？',
  'studio.hilo.rules.guess':
    '次のカードが上か下かを当てます。A が最も低く、K が最も高く、13 のランクは毎回同じ確率です。',
  'studio.hilo.rules.equal':
    '同じランクはどちらの予想でも勝ちです。負けることのない予想は選べません。カードを飛ばしても費用はかかりません。',
  'studio.verify.hilo': 'カード：数 × 52 の整数部分',
  'studio.tower.title': 'ドラゴンタワー',
  'studio.tower.board': '9 階の塔',
  'studio.tower.difficulty': '難易度',
  'studio.tower.easy': 'やさしい',
  'studio.tower.medium': 'ふつう',
  'studio.tower.hard': '難しい',
  'studio.tower.expert': 'エキスパート',
  'studio.tower.master': 'マスター',
  'studio.tower.eggs': '各階の卵',
  'studio.tower.floor': '階',
  'studio.tower.tile': '{floor} 階、タイル {tile}',
  'studio.tower.egg': '卵',
  'studio.tower.fire': '炎',
  'studio.tower.first': '一番下の階のタイルを選んでください',
  'studio.tower.rules.floors':
    '9 つの階でタイルを一つずつ選びます。卵なら上の階へ進み、炎ならラウンドは終わりです。配置は最初のタイルの前に決まっています。',
  'studio.verify.tower': '卵のあるタイル、一番下の階から',
  'studio.flip.title': 'コイントス',
  'studio.flip.heads': '表',
  'studio.flip.tails': '裏',
  'studio.flip.calls': '当てた回数',
  'studio.flip.first': '表か裏か？',
  'studio.flip.rules.call':
    'コインの面を続けて当てます。当てるたびに倍率は 2 倍になり、{most} 回当てると自動でキャッシュアウトされます。',
  'studio.verify.flip': '出た面の順：0.5 未満は表',
}
