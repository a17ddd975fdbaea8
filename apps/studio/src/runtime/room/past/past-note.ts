// SPDX-License-Identifier: Apache-2.0
import { h } from '../../page/element.ts'
import { t } from '../../texts.ts'

/** What every statistic of past rounds has to say beside it. */
export const pastNote = (): HTMLElement => h('p', { class: 'past-note quiet' }, t('studio.room.past.nothing'))
