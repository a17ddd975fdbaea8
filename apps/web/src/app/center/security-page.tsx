import { Badge } from '@tessera/ui/badge.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { ChangePasswordForm } from '../../features/identity/change-password-form.tsx'
import { PaymentPasswordForm } from '../../features/identity/payment-password-form.tsx'
import { AvatarPicker } from '../../features/members/avatar-picker.tsx'
import { ProfileCard } from '../../features/members/profile-card.tsx'
import { useMember } from '../../features/members/use-member.ts'
import { t } from '../../shared/texts/texts.ts'

/** Profile, login password, payment password. */
export function SecurityPage() {
  const { data: member } = useMember()
  return (
    <div className="flex flex-col gap-3">
      <ProfileCard />
      <Fold title={t('center.avatar')}><AvatarPicker /></Fold>
      <Fold title={t('members.payment')} state={member && <Badge tone={member.hasPaymentPassword ? 'good' : 'wait'}>{member.hasPaymentPassword ? t('members.payment.set') : t('members.payment.unset')}</Badge>}>
        {member && <PaymentPasswordForm key={String(member.hasPaymentPassword)} exists={member.hasPaymentPassword} />}
      </Fold>
      <Fold title={t('members.password')}>{member && <ChangePasswordForm username={member.userName} />}</Fold>
    </div>
  )
}

function Fold({ title, state, children }: { title: string; state?: ReactNode; children: ReactNode }) {
  return (
    <details className="group rounded-tile border border-line bg-bg">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden font-bold">
        <span className="flex-1">{title}</span>{state}<ChevronDown className="size-5 text-muted transition-transform duration-220 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  )
}
