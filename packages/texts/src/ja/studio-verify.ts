// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'ラウンドを検証',
  'studio.verify.lead':
    '公開されたシードとゲームのルールから、ブラウザーがここでラウンドを計算し直します。このページを信じる必要はありません。ほかのどの道具でも同じ数値を計算できます。',
  'studio.verify.game': 'ゲーム',
  'studio.verify.round': 'ラウンド',
  'studio.verify.return': '払い戻し',
  'studio.verify.result': '検証結果',
  'studio.verify.right': '正しい：',
  'studio.verify.wrong': '誤り：',
  'studio.verify.shown': '計算値：',
  'studio.verify.verdict.right': 'すべて一致しました。このラウンドはベット前の約束どおりに決まりました。',
  'studio.verify.verdict.wrong':
    '一致しない点があります。赤い手順を確認し、カスタマーサービスにお問い合わせください。',
  'studio.verify.verdict.shown': 'シードから得られる結果です。ゲームの表示と比べてください。',
  'studio.verify.computed': 'ここでの計算値',
  'studio.verify.recorded': '記録',
  'studio.verify.commitment.title': 'サーバーシードはベット前に約束したものです',
  'studio.verify.commitment':
    'そのハッシュ（SHA-256）はベット前に表示されていました。別のシードなら別のハッシュになるため、後から変えることはできません。',
  'studio.verify.computedHash': 'ここで計算したハッシュ',
  'studio.verify.publishedHash': 'ベット前に表示されたハッシュ',
  'studio.verify.stream.title': 'サーバーシード、クライアントシード、ベット番号から乱数ができます',
  'studio.verify.stream':
    'サーバーシードが文字列「クライアントシード : ベット番号 : ブロック」に署名します。署名の4バイトごとに0以上1未満の数が1つできます。',
  'studio.verify.floats': '{floats, plural, other {使用した#個の数}}',
  'studio.verify.outcome.title': 'これらの数がゲームで意味するもの',
  'studio.verify.outcome': '上の数からゲームのルールで計算しました。',
  'studio.verify.story.title': '数から表示どおりの結果が出ます',
  'studio.verify.story': '上の数でラウンドをもう一度進め、記録と一手ずつ比べます。',
  'studio.verify.money.title': '払い戻しは正しい額です',
  'studio.verify.money': 'ベット額に倍率を掛け、最小通貨単位で切り捨てます。',
  'studio.verify.dice': '出目：数 × {rolls}を整数に切り捨て、100で割ります',
  'studio.verify.limbo': '停止点：0.99を数で割り、小数第2位で切り捨てます',
  'studio.verify.sample.stops': 'リールの停止位置',
  'studio.verify.mines': '地雷のあるマス（行順に1～25）',
  'studio.verify.plinko.path': '玉の道筋：0.5以上で右',
  'studio.verify.plinko.slot': 'ポケット',
  'studio.verify.plinko.slotOf': '左から{slot}番目（全{slots}）',
  'studio.verify.chain.title': 'この輪は公開された連鎖のものです',
  'studio.verify.chain':
    '公開された輪を{position, plural, other {#回}}ハッシュすると、最初のラウンドの前に公開した連鎖の終端になります。',
  'studio.verify.chain.link': 'クラッシュ後に公開された輪{position}',
  'studio.verify.chain.outcome.title': '輪と公開ソルトから結果が出ます',
  'studio.verify.chain.outcome':
    '輪がソルトに署名します。ソルトは連鎖の公開後に抽選されたため、都合のよい連鎖を選ぶことは誰にもできませんでした。',
  'studio.verify.point.title': '結果からクラッシュ点が出ます',
  'studio.verify.point':
    '署名の最初の52ビットが分数Xです。クラッシュ点は0.99 / (1 − X)を小数第2位で切り捨てた値で、最低1.00×です。',
  'studio.verify.tableBet':
    'クラッシュ点以下でキャッシュアウトしたベットは、ベット額にその倍率を掛けて切り捨てた額を払い戻します。それ以外は負けです。',
  'studio.verify.left': 'キャッシュアウトした倍率',
  'studio.verify.notLeft': 'クラッシュ時にはキャッシュアウトしていませんでした',
  'studio.verify.position': '連鎖での位置',
  'studio.verify.positionOf': '{position} / {length}',
  'studio.verify.notPlayed': 'このラウンドは行われず、ベット額は返金されたため、検証するものはありません。',
  'studio.verify.stillRuns':
    'このラウンドはまだ進行中です。輪はクラッシュの後に公開されます。その後でもう一度開いてください。',
  'studio.verify.hidden.title': 'このラウンドのサーバーシードはまだ秘密です',
  'studio.verify.hidden':
    '新しいベットを決め続けているため、まだ表示できません。ゲームを開き、「公正性と履歴」で「サーバーシードを公開」を押してから、このページをもう一度開いてください。',
  'studio.verify.manual.title': '自分で検証',
  'studio.verify.manual':
    '値を入力または貼り付けてください。計算はすべてブラウザー内で行い、何も送信しません。',
  'studio.verify.compute': '計算する',
  'studio.verify.nonce': 'ベットの番号（nonce）',
  'studio.verify.hash': '連鎖の輪（ハッシュ）',
  'studio.verify.hashOptional': 'ベット前に表示されたハッシュ（空欄可）',
  'studio.verify.terminalOptional': '公開された連鎖の終端（空欄可）',
  'studio.verify.badServerSeed': '0～9とa～fの64文字',
  'studio.verify.badSalt': 'ソルトがありません',
  'studio.verify.badNonce': '0以上の整数',
  'studio.verify.badSettings': 'この設定はゲームにありません。目標、地雷、段数、リスクを確認してください。',
}
