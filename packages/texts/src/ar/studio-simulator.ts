// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': 'لا يمكن أن تتتابع الرهانات هنا بسرعة أكبر. رهانك ينتظر لحظة',
  'studio.crash.cashedOutAt': 'سُحب الربح عند {point}×',
  'studio.way.title': 'طريقة اللعب',
  'studio.way.chosen': 'كل جولة كما هي مختارة في هذه الصفحة',
  'studio.way.slot': 'كل دورة مع كل دوراتها المجانية، دون شراء أي مكافأة',
  'studio.way.pick': 'في المكافأة تُفتح الخانات ابتداءً من الأولى حتى تنتهي',
  'studio.way.crash': 'سحب تلقائي للربح عند {point}×',
  'studio.way.mines': 'يفتح المربعات من أعلى اليسار، وسحب الربح بعد {count}',
  'studio.way.tower': 'يختار المربع الأول في كل طابق، وسحب الربح بعد الطابق {count}',
  'studio.way.flip': 'يختار الصورة، وسحب الربح بعد عدد تخمينات صحيحة: {count}',
  'studio.way.chicken': 'يعبر الطريق، وسحب الربح بعد المسار {count}',
  'studio.way.pump': 'ينفخ البالون، وسحب الربح بعد عدد نفخات: {count}',
  'studio.way.rps': 'يرمي الحجر، ويعيد بعد التعادل، وسحب الربح بعد عدد انتصارات: {count}',
  'studio.way.hilo': 'يختار الجهة الأرجح ويتخطى الآس والملك، وسحب الربح بعد عدد تخمينات صحيحة: {count}',
  'studio.way.poker': 'أفضل لعب: يحتفظ بالأوراق الأعلى عائدًا في المتوسط',
  'studio.way.blackjack': 'أفضل لعب دون تأمين، والعائد منسوب إلى الرهان الأول بعد المضاعفة والتقسيم',
}
