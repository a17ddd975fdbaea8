// SPDX-License-Identifier: Apache-2.0
import { h } from '../../../../runtime/page/element.ts'
import { t } from '../../../../runtime/texts.ts'

/** The rules of fishing. */
export const hallRules = (): HTMLElement[] => [h('p', {}, t('studio.fishing.rules.others'))]
