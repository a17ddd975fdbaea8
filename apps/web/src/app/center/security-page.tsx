import { Badge } from '@tessera/ui/badge.tsx'
import type { ReactNode } from 'react'
import { ChangePasswordForm } from '../../features/identity/change-password-form.tsx'
import { PaymentPasswordForm } from '../../features/identity/payment-password-form.tsx'
import { ProfileCard } from '../../features/members/profile-card.tsx'
import { useMember } from '../../features/members/use-member.ts'
import { t } from '../../shared/texts/texts.ts'

/** Profile, login password, payment password. */
export function SecurityPage() {
  const { data: member } = useMember()
  return (
    <div className="flex flex-col gap-3">
      <ProfileCard />
      <Fold title={t('members.payment')} state={member && <Badge tone={member.hasPaymentPassword ? 'good' : 'wait'}>{member.hasPaymentPassword ? t('members.payment.set') : t('members.payment.unset')}</Badge>}>
        {member && <PaymentPasswordForm key={String(member.hasPaymentPassword)} exists={member.hasPaymentPassword} />}
      </Fold>
      <Fold title={t('members.password')}><ChangePasswordForm /></Fold>
    </div>
  )
}

function Fold({ title, state, children }: { title: string; state?: ReactNode; children: ReactNode }) {
  return (
    <details className="group rounded-tile border border-line bg-bg">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-4 font-bold">
        <span className="flex-1">{title}</span>{state}
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  )
}
