/** The credential that a function signs with: of its role, for a session. */
export interface RoleCredential {
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string
}

/** Derived from the role's name, so that a stand-in in another process knows it too. */
export function roleCredential(role: string): RoleCredential {
  return {
    accessKeyId: `ASIA${role}`,
    secretAccessKey: `secret of ${role}`,
    sessionToken: `session of ${role}`,
  }
}
