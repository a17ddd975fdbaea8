import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { dismissWarning } from '../shared/site/warning.ts'
import { t } from '../shared/texts/texts.ts'

/** Something did not go on, and why; answered with OK. */
export default function WarningDialog({ text }: { text: string }) {
  return (
    <Dialog open role="alertdialog" onClose={dismissWarning} title={t('common.warning')} closeLabel={t('common.close')}>
      <p className="text-md text-text">{text}</p>
      <Button className="mt-6" size="form" wide look="primary" autoFocus onClick={dismissWarning}>{t('common.ok')}</Button>
    </Dialog>
  )
}
