// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'

/** If no game matches the typed name: a similar name to search for. */
export function MeantName({ name, onName }: { name: string | null; onName: (name: string) => void }) {
  if (name === null) return null
  return (
    <button
      type="button"
      onClick={() => onName(name)}
      className="mb-4 min-h-11 text-start text-sm font-semibold text-brand underline-offset-4 hover:underline md:min-h-0"
    >
      {t('search.meant', { name })}
    </button>
  )
}
