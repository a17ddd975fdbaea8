// SPDX-License-Identifier: Apache-2.0
/** The superuser of the built-in PostgreSQL: makes databases and roles, and owns nothing of Tessera. */
export const adminRole = 'tessera_admin'
/** The owner of the tables, with the rights of an owner in `docs/runbook/install.md`: a login that may create roles. */
export const ownerRole = 'tessera_owner'
