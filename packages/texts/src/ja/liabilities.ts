// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': '会員の資産総額',
  'liabilities.intro':
    '毎日の終わりに、全会員の資産の合計（現金と出金のための保留額）を公開します。一つのルートがすべての残高を含むため、後から残高を除いたり減らしたりすることはできません。',
  'liabilities.check.title': 'あなたの残高は含まれていますか？',
  'liabilities.check.hint':
    'このページは、あなたの残高からルートまでを一段ずつ自分で計算し、公開されたルートと比べます。',
  'liabilities.check': '自分の残高を確認',
  'liabilities.check.login': 'ログインして残高を確認',
  'liabilities.ok': '残高は合計に含まれています',
  'liabilities.okText':
    '{day}、{account} の {amount} は {accounts, plural, other {# 件のアカウント}}の合計 {total} に含まれています。',
  'liabilities.bad': '公開されたルートと一致しません',
  'liabilities.badText': '証明を保存し、カスタマーサービスにご連絡ください。',
  'liabilities.compare':
    '{day} のルートはここの一覧にはもうありません。その日に控えたルートと比べてください。',
  'liabilities.none': '{day} の終わりに資産がなかったため、証明するものはありません。',
  'liabilities.noDay': 'まだルートは公開されていません。最初のルートは深夜0時以降に公開されます。',
  'liabilities.steps': '残高からルートまで {count, plural, other {# 段}}',
  'liabilities.save': '証明を保存',
  'liabilities.load': '保存した証明を確認',
  'liabilities.load.hint': 'このページで保存したファイル',
  'liabilities.load.choose': 'ファイルを選択',
  'liabilities.badFile': 'このファイルは証明ではありません',
  'liabilities.days': '公開されたルート',
  'liabilities.day': '日付（UTC）',
  'liabilities.accounts': 'アカウント数',
  'liabilities.total': '合計',
  'liabilities.root': 'ルート',
  'liabilities.how': 'しくみ',
  'liabilities.howText':
    '残高、アカウント名、乱数からダイジェストを作るため、隣の残高が誰のものかは誰にも分かりません。隣り合う二つとその合計から次のダイジェストを作り、最後に一つのルートが残ります。ボーナスは含みません。',
}
