// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBuilder as source } from '../en/sportsbook-builder.ts'
import type { Translated } from '../translated.ts'

/** Bet builders and cash-outs of the sportsbook. */
export const sportsbookBuilder: Translated<typeof source> = {
  'fault.sportsbook.cashOutNotOffered': 'この賭けは現在キャッシュアウトできません',
  'fault.sportsbook.cashOutChanged': '提示額が下がりました。新しい額をご確認ください',
  'fault.sportsbook.cashOutWaits': 'このベットのキャッシュアウトはすでに待機中です',
  'fault.sportsbook.cashOutTooSmall': 'この部分は小さすぎて払い戻せません',
  'fault.sportsbook.cashOutTarget': '提示額より高く、最大払戻より低い額を選んでください',
  'sportsbook.cashOut.take': '{amount} でキャッシュアウト',
  'sportsbook.cashOut.none': '現在キャッシュアウトはできません',
  'sportsbook.cashOut.share': '賭けのどれだけを',
  'sportsbook.cashOut.rest': '賭け金のうち {stake} は継続します',
  'sportsbook.cashOut.confirm': '{amount} で確定',
  'sportsbook.cashOut.keep': '賭けを続ける',
  'sportsbook.cashOut.done': '{amount} が支払われました',
  'sportsbook.cashOut.changed': '現在の提示額は {amount} です',
  'sportsbook.cashOut.waits': '試合中のキャッシュアウトは少し後に確定します：残り{seconds}秒',
  'sportsbook.cashOut.refused.event_changed':
    'キャッシュアウトされませんでした：待機中に試合が動きました。ベットは継続します',
  'sportsbook.cashOut.refused.offer_lower':
    'キャッシュアウトされませんでした：待機中に提示額が下がりました。ベットは継続します',
  'sportsbook.cashOut.refused.not_offered':
    'キャッシュアウトされませんでした：現在は提示額がありません。ベットは継続します',
  'sportsbook.cashOut.automatic': '自動キャッシュアウト',
  'sportsbook.cashOut.automaticAt': 'この額が提示されたら',
  'sportsbook.cashOut.automaticSet': '{amount} が提示されたらキャッシュアウト',
  'sportsbook.cashOut.set': '設定',
  'sportsbook.cashOut.remove': '削除',
  'sportsbook.cashOut.paidSoFar': 'これまでに {amount} をキャッシュアウト',
  'sportsbook.builder.hint': 'すべて的中する必要がある結果を2つ以上選んでください。',
  'sportsbook.builder.price': '合計オッズ',
  'sportsbook.builder.add': 'ベットスリップに追加',
  'sportsbook.builder.added': 'ベットスリップに入っています',
  'sportsbook.builder.clear': 'クリア',
  'sportsbook.builder.waits': '現在オッズがありません',
  'sportsbook.builder.full': 'ベットスリップがいっぱいです',
  'sportsbook.builder.builder_too_few': '2つ以上の結果を選んでください',
  'sportsbook.builder.builder_too_many': '結果は12個までです',
  'sportsbook.builder.builder_same_market': '各マーケットから1つだけ選べます',
  'sportsbook.builder.builder_market': '組み合わせられないマーケットがあります',
  'sportsbook.builder.builder_no_states': 'これらのマーケットは互いに組み合わせられません',
  'sportsbook.builder.builder_contradictory': 'これらの結果は同時に成立しません',
  'sportsbook.builder.builder_no_price': 'ほぼ確実なためオッズがありません',
  'sportsbook.builder.builder_several_events': 'すべての結果は同じ試合のものにしてください',
  'sportsbook.builder.builder_not_offered': 'この試合にベットビルダーはありません',
}
