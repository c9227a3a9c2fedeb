import { bodyOf, context, eventFrom, type Given } from './events.ts';

/** Has a function (`enrolls/enroll`) answer a member who needs no account. */
export async function ask(file: string, userId: string, given: Omit<Given, 'userId'>) {
  const [domain, verb] = file.split('/');
  const { handler } = await import(`../../../functions/${domain}/${verb}.ts`);
  const reply = await handler(eventFrom({ userId, ...given }), context);
  return { status: Number(reply.statusCode), body: bodyOf(reply) };
}
