// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { usePanels } from '../../../shared/session/gate.ts'
import { t } from '../../../shared/texts/texts.ts'

export function VisitorTools() {
  const { openAuth } = usePanels()
  return (
    <>
      <Button look="quiet" className="!px-3" onClick={() => openAuth('login')}>
        {t('identity.login')}
      </Button>
      <Button look="primary" className="max-sm:!px-3" onClick={() => openAuth('register')}>
        {t('identity.register')}
      </Button>
    </>
  )
}
