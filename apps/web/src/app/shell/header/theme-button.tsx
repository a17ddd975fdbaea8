// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTheme } from '../../../shared/site/theme.ts'
import { t } from '../../../shared/texts/texts.ts'

/** Switches between dark and light. */
export function ThemeButton({ className }: { className?: string }) {
  const { theme, switchTheme } = useTheme()
  return (
    <IconButton
      label={theme === 'dark' ? t('shell.theme.light') : t('shell.theme.dark')}
      onClick={switchTheme}
      className={className}
    >
      {theme === 'dark' ? (
        <Sun className="size-5" aria-hidden="true" />
      ) : (
        <Moon className="size-5" aria-hidden="true" />
      )}
    </IconButton>
  )
}
