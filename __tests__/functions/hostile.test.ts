import { testWithHostileInput } from "./support/hostile";

testWithHostileInput(1, { requests: 250, mails: 25 });
