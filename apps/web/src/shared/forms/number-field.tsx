// SPDX-License-Identifier: Apache-2.0
// The field reads as this program does; its reader loads with the first field, not with the first page.
import './number-reading.ts'

export { NumberField } from '@tessera/ui/forms/number-field.tsx'
