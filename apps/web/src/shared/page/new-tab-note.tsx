// SPDX-License-Identifier: Apache-2.0
import { t } from '../texts/texts.ts'

/** Inside a link with `target="_blank"`: says to screen readers where it leads. */
export const NewTabNote = () => <span className="sr-only"> ({t('shell.spoken.newTab')})</span>
