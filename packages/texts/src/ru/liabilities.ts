// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'Средства игроков',
  'liabilities.intro':
    'В конце каждого дня мы публикуем, чем владеют все игроки вместе: их деньги и суммы, удержанные для вывода. Один корень охватывает каждый баланс, поэтому ни один нельзя пропустить или уменьшить потом.',
  'liabilities.check.title': 'Входит ли ваш баланс?',
  'liabilities.check.hint':
    'Эта страница сама вычисляет корень по вашему балансу, шаг за шагом, и сравнивает его с опубликованным.',
  'liabilities.check': 'Проверить мой баланс',
  'liabilities.check.login': 'Войдите, чтобы проверить баланс',
  'liabilities.ok': 'Ваш баланс входит в сумму',
  'liabilities.okText':
    '{day}: {amount} счёта {account} входят в {total} ({accounts, plural, one {# счёт} few {# счёта} many {# счетов} other {# счёта}}).',
  'liabilities.bad': 'Это не ведёт к опубликованному корню',
  'liabilities.badText': 'Сохраните доказательство и обратитесь в службу поддержки.',
  'liabilities.compare': 'Корня за {day} здесь больше нет. Сравните его с тем, что вы записали в тот день.',
  'liabilities.none': 'В конце {day} у вас ничего не было, доказывать нечего.',
  'liabilities.noDay': 'Корень ещё не опубликован. Первый появится после полуночи.',
  'liabilities.steps':
    '{count, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} от вашего баланса до корня',
  'liabilities.save': 'Сохранить доказательство',
  'liabilities.load': 'Проверить сохранённое доказательство',
  'liabilities.load.hint': 'Файл, который вы сохранили на этой странице',
  'liabilities.load.choose': 'Выбрать файл',
  'liabilities.badFile': 'Этот файл не доказательство',
  'liabilities.days': 'Опубликованные корни',
  'liabilities.day': 'День (UTC)',
  'liabilities.accounts': 'Счета',
  'liabilities.total': 'Всего',
  'liabilities.root': 'Корень',
  'liabilities.how': 'Как это работает',
  'liabilities.howText':
    'Баланс, имя счёта и случайное число образуют дайджест, поэтому никто не узнает, чей баланс рядом с вашим. Два соседа и их суммы образуют следующий дайджест, пока не останется один корень. Бонусные деньги не учитываются.',
}
