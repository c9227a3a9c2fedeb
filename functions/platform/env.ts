/** The value of an environment variable; throws, at the start of a function, when it is not set. */
export function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is not set`);
  return value;
}
