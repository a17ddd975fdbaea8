// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': 'ヘルプ',
  'help.center': 'ヘルプセンター',
  'help.center.hint': 'よくあるご質問への回答です。',
  'help.views': 'ヘルプまたは規約',
  'help.terms': '利用規約',
  'help.all': 'すべてのヘルプ項目',
  'help.topics': '項目',
  'help.search': 'ヘルプを検索',
  'help.search.empty': '該当する項目はありません',
  'help.search.emptyHint': '別の言葉で試すか、お問い合わせください。',
  'help.found': '{count, plural, other {#件}}',
  'help.empty': 'ヘルプ項目はまだありません',
  'help.emptyHint': 'お問い合わせいただければお答えします。',
  'help.write': 'お問い合わせ',
  'help.terms.age.title': '年齢とアカウント',
  'help.terms.age':
    '{age}歳以上で、お住まいの地域の法定年齢に達している必要があります。アカウントは本人名義で1人1つとし、パスワードはご自身で管理してください。',
  'help.terms.money.title': '入金と出金',
  'help.terms.money':
    '入金はご本人の支払い手段から行い、出金はご本人名義の口座に行います。出金の前に本人確認をお願いすることがあります。',
  'help.terms.play.title': 'ベットと結果',
  'help.terms.play':
    'ベットはサーバーが受け付けた時点で有効になります。結果はサーバーだけが抽選します。中断したラウンドはそのルールに従って確定するか、全額を返金します。',
  'help.terms.fair.title': 'フェアプレイ',
  'help.terms.fair':
    'プレイヤー間の共謀、自動プログラム、不具合の利用は禁止です。それによる勝ちは無効となり、アカウントを閉鎖することがあります。',
  'help.terms.limits.title': '無理のない範囲で',
  'help.terms.limits':
    '遊びは楽しむためのものです。失っても困らない金額だけを賭け、楽しくなくなったらやめましょう。休止のお手伝いもしますので、ご連絡ください。',
  'help.terms.data.title': 'お客様の情報',
  'help.terms.data':
    '{site}は、アカウントの運営に必要な情報と法律で求められる情報だけを保管し、ほかには渡しません。',
}
