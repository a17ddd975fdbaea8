// SPDX-License-Identifier: Apache-2.0
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { Link } from '../../shared/router/index.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

/** A placeholder in the sentence for the words of the link. */
const mark = '\u{e000}'

interface TermsBoxProps {
  agreed: boolean
  reminded: boolean
  onChange: (agreed: boolean) => void
}

/** "I am old enough and agree to the terms of use". The terms open separately, so that no input is lost. */
export function TermsBox({ agreed, reminded, onChange }: TermsBoxProps) {
  const { ageLimit } = useSite().whitelabel
  const [before, after] = t('identity.terms', { age: ageLimit, terms: mark }).split(mark)
  return (
    <Checkbox
      checked={agreed}
      onChange={(event) => onChange(event.target.checked)}
      aria-invalid={reminded || undefined}
    >
      {before}
      <Link
        to="/help"
        hash="term"
        search={{}}
        target="_blank"
        rel="noopener"
        className="font-semibold whitespace-nowrap text-brand underline underline-offset-2"
      >
        {t('identity.terms.name')}
      </Link>
      {after}
    </Checkbox>
  )
}
