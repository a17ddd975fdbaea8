// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    '表示の還元率は最善の選択をした場合のものです。求めればゲームが最善の選択を示します。決めるのはあなたです。',
  'studio.jacks.title': 'ジャックス・オア・ベター',
  'studio.deuces.title': 'デューセスワイルド',
  'studio.poker.hand': '手札',
  'studio.poker.hold': 'ホールド',
  'studio.poker.holdCard': 'カードをホールドまたは解除',
  'studio.poker.hidden': '伏せたカード',
  'studio.poker.draw': 'ドロー',
  'studio.poker.replaced': '交換する枚数：{cards}',
  'studio.poker.first': '残すカードを選んでドロー',
  'studio.poker.best': '最善のホールド',
  'studio.poker.worth': '最善のホールド：{cards}。平均 {multiplier}×',
  'studio.poker.nothing': 'なし',
  'studio.poker.jacks': 'ジャックス以上のペア',
  'studio.poker.twoPair': 'ツーペア',
  'studio.poker.trips': 'スリーカード',
  'studio.poker.straight': 'ストレート',
  'studio.poker.flush': 'フラッシュ',
  'studio.poker.threeAndTwo': 'フルハウス',
  'studio.poker.quads': 'フォーカード',
  'studio.poker.straightFlush': 'ストレートフラッシュ',
  'studio.poker.fiveOfAKind': 'ファイブカード',
  'studio.poker.wildRoyal': 'ワイルドロイヤル',
  'studio.poker.fourDeuces': 'デュース4枚',
  'studio.poker.royal': 'ロイヤルフラッシュ',
  'studio.poker.rules.play':
    '52枚1組から5枚が配られます。好きなカードを残し、残りは1回だけ交換され、最後の手札が表のとおり支払われます。',
  'studio.poker.rules.wild': '2はすべてのカードの代わりになります。',
  'studio.poker.rules.left': '2日間続けられないラウンドは最善のホールドで終了します。',
  'studio.verify.poker':
    '順番のカード：乱数ごとに残りから1枚を選びます。最初の5枚が手札、残りは順に交換用です',
  'studio.raised': '追加ベット',
  'studio.blackjack.title': 'ブラックジャック',
  'studio.blackjack.dealer': 'ディーラー',
  'studio.blackjack.second': '2つ目の手',
  'studio.blackjack.hit': 'ヒット',
  'studio.blackjack.stand': 'スタンド',
  'studio.blackjack.double': 'ダブル',
  'studio.blackjack.split': 'スプリット',
  'studio.blackjack.insure': 'インシュランス',
  'studio.blackjack.decline': 'インシュランスなし',
  'studio.blackjack.asks': 'ディーラーはエース：保険をかけますか？',
  'studio.blackjack.first': 'あなたの番です',
  'studio.blackjack.best': '最善の一手',
  'studio.blackjack.advice': '最善：{play}。平均でベットの {result} 倍',
  'studio.blackjack.noInsurance': '最善：保険なし。戻りより費用が大きいため',
  'studio.blackjack.natural': 'ブラックジャック',
  'studio.blackjack.won': '勝ち',
  'studio.blackjack.push': '引き分け',
  'studio.blackjack.lost': '負け',
  'studio.blackjack.bust': 'バスト',
  'studio.blackjack.decks': 'デッキ数',
  'studio.blackjack.rules.deal':
    '新しくシャッフルした{decks}組からあなたとディーラーに2枚ずつ配られます。21に近い方が勝ち、21を超えると即負けです。エースは1か11、絵札は10です。',
  'studio.blackjack.rules.dealer':
    'ディーラーは16まで引き、すべての17で止まります。エースか10のときは先にブラックジャックを確認します。',
  'studio.blackjack.rules.pays':
    '勝ちは1対1、ブラックジャックは3対2、引き分けは返金です。保険はベットの半額で、ディーラーがブラックジャックなら2対1で支払われます。',
  'studio.blackjack.rules.double':
    '2枚なら同額を追加して最後の1枚を引くダブルができます。スプリット後も可能です。同じ値の2枚は同額で1回スプリットでき、エースは1枚ずつです。',
  'studio.blackjack.rules.raise':
    '追加ベットは次のカードの前に残高から引かれます。引けない場合、ラウンドはそのままです。フリーラウンドでは追加できません。',
  'studio.blackjack.rules.left': '2日間続けられないラウンドはすべての手でスタンドし、保険はかけません。',
  'studio.verify.blackjack':
    '順番のカード：乱数ごとに{decks}組の残りから1枚を選びます。プレイヤー、ディーラー、プレイヤー、ディーラー、その後は引いた順です',
  'studio.slide.title': 'スライド',
  'studio.slide.rules.tape':
    '倍率のテープが滑り、1つがポインターの下で止まります。ほかは結果に関係なく、実際の結果と同じ頻度で現れます。',
  'studio.darts.title': 'ダーツ',
  'studio.darts.ring': 'リング',
  'studio.darts.area': '的の面積比',
  'studio.darts.rules.throw':
    'ダーツは的のどこにでも当たり、どの部分も同じ確率です。リングは実際の面積で描かれています。',
  'studio.darts.rules.pay':
    '当たったリングの倍率でベットが支払われます。どの難易度も平均 0.99× で、難しいほど高倍率のリングは小さく大きく払います。',
  'studio.verify.darts': '中心からの面積の番号：最初の数 × 10,000 の整数部',
  'studio.bingo.title': 'ビンゴ',
  'studio.bingo.lines': 'ライン数',
  'studio.bingo.balls': '引かれるボール',
  'studio.bingo.rules.card':
    'ベットごとに1から{numbers}までの24個の数字の新しいカードが配られ、中央は無料です。各列は固有の15個から選ばれます。',
  'studio.bingo.rules.pay':
    '{balls}個のボールが引かれます。そろった行・列・対角線の合計数に応じて表のとおり支払われます。',
  'studio.verify.bingo': 'カード（行ごと）：各列で乱数が残りの15個から1つ選びます。0は無料マスです',
  'studio.verify.bingo.balls': '順番のボール：乱数ごとに残りから1つ選びます',
}
