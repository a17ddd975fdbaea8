// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'Проверка личности',
  'identityCheck.intro':
    'Покажите нам, кто вы, с помощью снимков документа. Их видят только сотрудники с допуском, и каждый просмотр записывается. Снимки удаляются через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} после решения.',
  'identityCheck.proof.identity': 'Кто вы',
  'identityCheck.proof.address': 'Где вы живёте',
  'identityCheck.state.none': 'Не отправлен',
  'identityCheck.state.waiting': 'Проверяется',
  'identityCheck.state.accepted': 'Принят',
  'identityCheck.state.refused': 'Отклонён',
  'identityCheck.state.expired': 'Истёк',
  'identityCheck.sent': 'Отправлен {time}',
  'identityCheck.until': 'Действует до {time}',
  'identityCheck.kind': 'Документ',
  'identityCheck.kind.passport': 'Паспорт',
  'identityCheck.kind.identityCard': 'Удостоверение личности, обе стороны',
  'identityCheck.kind.drivingLicence': 'Водительские права, обе стороны',
  'identityCheck.kind.proofOfAddress': 'Счёт, выписка из банка или официальное письмо',
  'identityCheck.pictures': 'Снимки',
  'identityCheck.pictures.hint':
    'Количество снимков: {count}. PNG или JPG, не больше {size} МБ каждый. Должны быть видны все углы и читаться каждое слово.',
  'identityCheck.send': 'Отправить документ',
  'identityCheck.done': 'Спасибо. Мы посмотрим ваш документ и напишем вам.',
  'identityCheck.takeBack': 'Отозвать',
  'identityCheck.takenBack': 'Вы отозвали свой документ',
  'identityCheck.reason.unreadable':
    'Мы не можем его прочитать. Сделайте чёткий снимок при хорошем свете и отправьте ещё раз.',
  'identityCheck.reason.incomplete':
    'Не хватает части. Отправьте документ целиком, со всеми сторонами и углами.',
  'identityCheck.reason.wrongDocument': 'Это не тот документ, который вы выбрали. Отправьте один из списка.',
  'identityCheck.reason.expired': 'Он больше не действует. Отправьте действующий.',
  'identityCheck.reason.otherName':
    'В нём другое имя, чем в вашем счёте. Отправьте собственный документ или напишите в службу поддержки.',
  'identityCheck.reason.notGenuine':
    'Мы не можем принять его как подлинный. Отправьте оригинал или напишите в службу поддержки.',
  'identityCheck.reason.underAge': 'Вы слишком молоды, чтобы играть здесь, поэтому ваш счёт закрыт.',
  'mail.document.accepted': 'Ваш документ принят',
  'mail.document.refused': 'Ваш документ отклонён',
  'mail.document.thanks': 'Спасибо. Больше ничего делать не нужно.',
  'fault.compliance.documentPictures': 'Добавьте все снимки, которые нужны для этого документа',
  'fault.compliance.documentWaiting': 'Ваш документ уже проверяется. Вы можете его отозвать.',
  'fault.compliance.documentsToday': 'Сегодня вы отправили много документов. Попробуйте завтра.',
  'fault.compliance.documentDecided': 'По этому документу уже принято решение',
  'fault.compliance.needDocument':
    'Перед этим выводом нам нужен документ, который показывает, кто вы. Отправьте его в проверке личности; деньги остаются на вашем счёте.',
  'fault.backoffice.underAge':
    'Этот день рождения не достигает возрастного порога. Отклоните документ по этой причине.',
  'fault.compliance.flagClosed': 'Эта отметка уже закрыта',
  'fault.backoffice.notLower': 'Этот лимит выше действующего',
}
