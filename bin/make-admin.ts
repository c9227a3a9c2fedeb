#!/usr/bin/env node
import { runCommand } from '../lib/operations/command.ts';
import { changePoolAccount } from '../lib/operations/pool-account.ts';

await runCommand(() => changePoolAccount('make-admin'));
