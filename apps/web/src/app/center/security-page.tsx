// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { AuthenticatorPanel } from '../../features/identity/authenticator-panel.tsx'
import { ChangePasswordForm } from '../../features/identity/change-password-form.tsx'
import { ContactForm } from '../../features/identity/contact-form.tsx'
import { DevicesPanel } from '../../features/identity/devices-panel.tsx'
import { PasskeysPanel } from '../../features/identity/passkeys-panel.tsx'
import { PaymentPasswordForm } from '../../features/identity/payment-password-form.tsx'
import { UsernameForm } from '../../features/identity/username-form.tsx'
import { AvatarPicker } from '../../features/members/avatar-picker.tsx'
import { ProfileCard } from '../../features/members/profile-card.tsx'
import { ProfileForm } from '../../features/members/profile-form.tsx'
import { useMember } from '../../features/members/use-member.ts'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

/** Who the member is, and how the account is protected. */
export function SecurityPage() {
  const { data: member } = useMember()
  const { data: security } = useCallQuery('identity.security', {}, { member: true })
  const { twoFactor, passkeys } = useSite().whitelabel
  return (
    <div className="flex flex-col gap-3">
      <ProfileCard />
      <Fold title={t('center.avatar')}>
        <AvatarPicker />
      </Fold>
      <Fold title={t('protect.profile')}>{member && <ProfileForm key={member.id} member={member} />}</Fold>
      {security?.usernameChangeable && (
        <Fold narrow title={t('protect.username')}>
          <UsernameForm />
        </Fold>
      )}
      <Fold narrow title={t('members.password')}>
        {member && security && (
          <ChangePasswordForm
            username={member.userName}
            none={!security.hasPassword}
            newWays={security.newWays}
          />
        )}
      </Fold>
      <Fold
        narrow
        title={t('members.payment')}
        state={
          member && (
            <Badge tone={member.hasPaymentPassword ? 'good' : 'wait'}>
              {member.hasPaymentPassword ? t('members.payment.set') : t('members.payment.unset')}
            </Badge>
          )
        }
      >
        {member && (
          <PaymentPasswordForm key={String(member.hasPaymentPassword)} exists={member.hasPaymentPassword} />
        )}
      </Fold>
      <Fold
        narrow
        title={t('identity.mobileNum')}
        state={security && <Contact visible={security.mobileNum} verified={security.mobileVerified} />}
      >
        <ContactForm kind="mobileNum" />
      </Fold>
      <Fold
        narrow
        title={t('identity.email')}
        state={security && <Contact visible={security.email} verified={security.emailVerified} />}
      >
        <ContactForm kind="email" />
      </Fold>
      {security && (twoFactor || security.totp) && (
        <Fold narrow title={t('protect.totp')} state={<State on={security.totp} />}>
          <AuthenticatorPanel security={security} />
        </Fold>
      )}
      {security && (passkeys || security.passkeys.length > 0) && (
        <Fold narrow title={t('protect.passkeys')} state={<State on={security.passkeys.length > 0} />}>
          <PasskeysPanel security={security} />
        </Fold>
      )}
      <Fold title={t('protect.devices')}>
        <DevicesPanel />
      </Fold>
    </div>
  )
}

function State({ on }: { on: boolean }) {
  return <Badge tone={on ? 'good' : 'quiet'}>{on ? t('protect.on') : t('protect.off')}</Badge>
}

function Contact({ visible, verified }: { visible: string | null; verified: boolean }) {
  if (visible === null) return <Badge tone="wait">{t('members.payment.unset')}</Badge>
  return (
    <span className="flex min-w-0 flex-wrap items-center justify-end gap-2 text-sm text-muted">
      <bdi dir="ltr" className="truncate">
        {visible}
      </bdi>
      <Badge tone={verified ? 'good' : 'wait'}>
        {verified ? t('protect.verified') : t('protect.unverified')}
      </Badge>
    </span>
  )
}

/** `narrow` limits the width of a small form. */
function Fold({
  title,
  state,
  narrow = false,
  children,
}: {
  title: string
  state?: ReactNode
  narrow?: boolean
  children: ReactNode
}) {
  return (
    <details className="group rounded-tile border border-line bg-bg">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden font-bold">
        <span className="flex-1">{title}</span>
        {state}
        <ChevronDown
          className="size-5 text-muted transition-transform duration-220 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="border-t border-line p-4">
        <div className={narrow ? 'max-w-[460px]' : undefined}>{children}</div>
      </div>
    </details>
  )
}
