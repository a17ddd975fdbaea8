// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'Сохранить проверку этого раунда',
  'studio.saved.about':
    'Один файл с этим раундом и всем, что его пересчитывает. Открывается в любом браузере, без сервера и без сети.',
  'studio.saved.lead':
    'Этот файл пересчитывает раунд наших игр по его записи или по сидам. Сервер ему не нужен, и браузер не даёт ему ни с кем соединяться.',
  'studio.saved.record': 'Запись раунда',
  'studio.saved.check': 'Проверить запись',
  'studio.saved.noRecord': 'Это не запись раунда наших игр.',
  'studio.simulator.title': 'Симулятор',
  'studio.simulator.about':
    'Играет миллион раундов с настройками этой страницы в вашем браузере и сравнивает результат с заявленным. Ставок не делает и берёт случайные числа браузера, а не ваши сиды.',
  'studio.simulator.play': 'Сыграть миллион раундов',
  'studio.simulator.stop': 'Остановить',
  'studio.simulator.rounds': 'Сыграно раундов',
  'studio.simulator.stated': 'Заявленный возврат',
  'studio.simulator.measured': 'Возврат этих раундов',
  'studio.simulator.hits': 'Раунды с выплатой',
  'studio.simulator.most': 'Наибольший множитель',
  'studio.simulator.within':
    'Заявленный возврат лежит в пределах ±{band} процентного пункта, которые оставляет случай после стольких раундов.',
  'studio.simulator.outside':
    'Заявленный возврат лежит вне пределов ±{band} процентного пункта. Случай делает так примерно три раза на тысячу симуляций; сыграйте ещё миллион.',
  'studio.simulator.failed': 'Симуляция не запустилась в этом браузере.',
  'studio.simulator.chart': 'Возврат после каждой части раундов; линия — заявленный возврат',
}
